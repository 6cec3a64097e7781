import { writeStudentNote } from '@kredka/contracts/students/endpoints'
import { STUDENT_NOTE_MAX } from '@kredka/contracts/students/rules'
import { useEffect, useRef, useState } from 'react'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useCommand } from '../../app/store/command.ts'

const PAUSE_MS = 900
const trim = ({ text }: { readonly text: string }) => text.trim()

/**
 * The teacher's note as it is typed: saved when the typing pauses and when the field is left. What was written
 * elsewhere shows where nothing was typed here since; what is typed is never taken away, and is there after a reload.
 * Where something else was saved until then, it waits for the person.
 */
export function useNote(id: string, saved: string, onSaved: () => void) {
  const begun = useFormDraft(`student.note.${id}`, { text: saved })
  const [values, replace] = useState(begun.initial)
  const [kept, setKept] = useState(saved)
  const [waits, setWaits] = useState(begun.isRestored && trim(begun.base) !== saved.trim())
  const { discard } = useKeptForm(begun, { values, replace }, { text: kept }, trim)
  const save = useCommand(writeStudentNote, {
    quiet: true,
    done: (_, { note }) => {
      setKept(note ?? '')
      onSaved()
    },
  })
  const { text } = values
  const typed = text.trim()
  const changed = typed !== kept.trim()
  const tooLong = [...typed].length > STUDENT_NOTE_MAX
  const { status, send } = save

  const before = useRef(saved)
  useEffect(() => {
    if (saved === before.current) return
    before.current = saved
    setKept(saved)
    replace((now) => (trim(now) === kept.trim() ? { text: saved } : now))
  }, [saved, kept])

  const write = () => {
    setWaits(false)
    if (changed && !tooLong) send({ id, note: typed === '' ? null : typed })
  }
  const writeUnasked = () => {
    if (!waits) write()
  }
  const latest = useRef(writeUnasked)
  latest.current = writeUnasked
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

  return {
    text,
    setText(next: string) {
      setWaits(false)
      replace({ text: next })
    },
    write,
    writeUnasked,
    /** For `ChangedMeanwhile`. */
    elsewhere: {
      overtaken: waits && changed,
      take() {
        setWaits(false)
        discard()
      },
      keep: write,
    },
    changed,
    tooLong,
    sending: status === 'sending',
    error: save.error,
  }
}
