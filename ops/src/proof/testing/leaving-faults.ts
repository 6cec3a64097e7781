import { lessonDecider } from '@kredka/backend/lessons/lesson'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { InstantWorld } from './instant-world.ts'
import { leaving, openOrdersOf } from './market.ts'

/**
 * Who is gone has no open order and no lesson ahead of the moment they went, and is forgotten in the end (ACC-08,
 * EVT-10).
 */
export function leavingFaults(world: InstantWorld): readonly string[] {
  return world.of('AccountDeleted').flatMap(({ data, metadata }) => {
    const id = String(data['user_id'])
    const open = openOrdersOf(world, id).map((order) => `${order} is open although ${id} is deleted`)
    const ahead = world.of('LessonBooked').flatMap(({ data: booked }) => {
      if (booked['teacher_id'] !== id && booked['student_id'] !== id) return []
      const lesson = world.state(lessonDecider, String(booked['lesson_id']))
      const isAhead = lesson?.state === 'booked' && lesson.starts_at > metadata.occurred_at
      return isAhead ? [`${booked['lesson_id']} stays booked although ${id} is deleted`] : []
    })
    const days = (world.clock.now() - Date.parse(metadata.occurred_at)) / DAY
    const isRemembered = days > 7 && world.state(leaving, id).is !== 'forgotten'
    return [...open, ...ahead, ...(isRemembered ? [`${id} is not forgotten`] : [])]
  })
}
