import type { ReplayView } from '@kredka/contracts/attempts/views'
import { useEffect, useState } from 'react'
import { useAppStore } from '../app/store/hooks.ts'
import { nameOfKept } from './kept-quizzes.ts'

/** Addresses of the pictures that were kept with a quiz, by their ids, for as long as the page is there. */
export function usePictures(replay: ReplayView): ReadonlyMap<string, string> {
  const { offline } = useAppStore().services
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isGone = false
    const urls: string[] = []
    const read = async () => {
      const found = new Map<string, string>()
      for (const { picture_id } of replay.questions) {
        const blob = picture_id === null ? null : await offline.file(nameOfKept(replay), picture_id)
        if (isGone) return
        if (picture_id === null || blob === null) continue
        const url = URL.createObjectURL(blob)
        urls.push(url)
        found.set(picture_id, url)
      }
      setPictures(found)
    }
    void read()
    return () => {
      isGone = true
      for (const url of urls) URL.revokeObjectURL(url)
    }
  }, [offline, replay])
  return pictures
}
