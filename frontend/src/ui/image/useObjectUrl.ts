import { useCallback, useEffect, useState } from 'react'

/** An address for a chosen file, given back when another one is chosen or nobody needs it any more. */
export function useObjectUrl(): readonly [url: string | null, choose: (file: Blob | null) => void] {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    return () => {
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [url])
  const choose = useCallback((file: Blob | null) => setUrl(file === null ? null : URL.createObjectURL(file)), [])
  return [url, choose]
}
