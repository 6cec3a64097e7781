import { writeStudentNote } from '@kredka/contracts/students/endpoints'
import { STUDENT_NOTE_MAX } from '@kredka/contracts/students/rules'
import { useEffect, useRef, useState } from 'react'
import { useCommand } from '../../app/store/command.ts'

const PAUSE_MS = 900

/**
 * The teacher's note as it is typed: saved when the typing pauses and when the field is left. What was written
 * elsewhere shows where nothing was typed here since; what is typed is never taken away.
 */
export function useNote(id: string, saved: string, onSaved: () => void) {
  const [text, setText] = useState(saved)
  const [kept, setKept] = useState(saved)
  const save = useCommand(writeStudentNote, {
    quiet: true,
    done: (_, { note }) => {
      setKept(note ?? '')
      onSaved()
    },
  })
  const typed = text.trim()
  const changed = typed !== kept.trim()
  const tooLong = [...typed].length > STUDENT_NOTE_MAX
  const { status, send } = save

  const before = useRef(saved)
  useEffect(() => {
    if (saved === before.current) return
    before.current = saved
    setKept(saved)
    setText((now) => (now.trim() === kept.trim() ? saved : now))
  }, [saved, kept])

  const write = () => {
    if (changed && !tooLong) send({ id, note: typed === '' ? null : typed })
  }
  const latest = useRef(write)
  latest.current = write
  // after a failure only new typing or the button tries again
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause anew
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  // what was typed while the last words were on their way
  useEffect(() => {
    if (status === 'done') latest.current()
  }, [status])

  return { text, setText, write, changed, tooLong, sending: status === 'sending', error: save.error }
}
