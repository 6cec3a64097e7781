import { listStudents } from '@kredka/contracts/students/endpoints'
import { attachTopic, detachTopic } from '@kredka/contracts/topics/endpoints'
import type { TopicView } from '@kredka/contracts/topics/views'
import { useCommand } from '../../app/store/command.ts'
import { createResource, useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Stack } from '../../ui/layout.tsx'
import classes from './topics.module.css'

const candidates = createResource(listStudents, { on: ['student'] })
const MAX_CANDIDATES = 100

/** Who reads the topic: chosen among the teacher's own students. */
export function TopicStudents({ topic, onChanged }: { readonly topic: TopicView; readonly onChanged: () => void }) {
  const t = useText()
  const { data } = useResource(candidates, { sort: 'name', page_size: MAX_CANDIDATES })
  const attach = useCommand(attachTopic, { success: 'topics.attached', done: onChanged })
  const detach = useCommand(detachTopic, { success: 'topics.detached', done: onChanged })
  const reading = topic.attached.filter(({ lesson_id }) => lesson_id === null).map(({ student }) => student)
  const nameOf = (name: string | null) => name ?? t('topics.deleted_user')
  const options = (data ?? [])
    .filter(({ student }) => !reading.some(({ id }) => id === student.id))
    .map(({ student }) => ({ value: student.id, label: nameOf(student.name) }))
  return (
    <Stack space={3}>
      {reading.length === 0 ? (
        <p className={classes.soft}>{t('topics.no_students')}</p>
      ) : (
        <ul>
          {reading.map(({ id, name }) => (
            <li key={id} className={classes.person}>
              <span className={classes.words}>{nameOf(name)}</span>
              <Button
                look="quiet"
                size="small"
                icon="close"
                onClick={() => detach.send({ id: topic.id, student_id: id })}
              >
                {t('topics.detach')}
                <span className="visually-hidden"> {nameOf(name)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 && (
        <Select
          label={t('topics.attach')}
          searchable
          clearable={false}
          placeholder={t('topics.choose_student')}
          options={options}
          value={null}
          onChange={(option) => {
            if (option !== null) attach.send({ id: topic.id, student_id: option.value })
          }}
        />
      )}
    </Stack>
  )
}
