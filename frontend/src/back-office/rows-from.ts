import { createContext } from 'react'

/** Names the question that the rows of a table answer; null for a table whose rows never change by themselves. */
export const RowsFromContext = createContext<string | null>(null)
