import { videoOf } from './video.ts'

const YOUTUBE = { service: 'youtube', url: 'https://www.youtube.com/watch?v=aZ09_-bcdef' }

test.each([
  'https://www.youtube.com/watch?v=aZ09_-bcdef',
  ' https://youtube.com/watch?list=PL1&v=aZ09_-bcdef&t=42s ',
  'https://m.youtube.com/watch?v=aZ09_-bcdef',
  'https://youtu.be/aZ09_-bcdef?si=whoShared',
  'https://www.youtube.com/shorts/aZ09_-bcdef',
  'https://www.youtube-nocookie.com/embed/aZ09_-bcdef',
])('PRO-04 %s is a film at YouTube, kept in one form', (link) => {
  expect(videoOf(link)).toEqual(YOUTUBE)
})

test.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e?share=copy', 'https://vimeo.com/76979871/0a1b2c3d4e'],
  ['https://player.vimeo.com/video/76979871?h=0a1b2c3d4e', 'https://vimeo.com/76979871/0a1b2c3d4e'],
  ['https://player.vimeo.com/video/76979871?h=<script>', 'https://vimeo.com/76979871'],
])('PRO-04 %s is a film at Vimeo, with the key of an unlisted one', (link, url) => {
  expect(videoOf(link)).toEqual({ service: 'vimeo', url })
})

test.each([
  '',
  'youtu.be/aZ09_-bcdef',
  'http://www.youtube.com/watch?v=aZ09_-bcdef',
  'javascript:alert(1)//youtube.com/watch?v=aZ09_-bcdef',
  'https://youtube.com.example.com/watch?v=aZ09_-bcdef',
  'https://notyoutube.com/watch?v=aZ09_-bcdef',
  'https://anna:secret@www.youtube.com/watch?v=aZ09_-bcdef',
  'https://www.youtube.com:8443/watch?v=aZ09_-bcdef',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/redirect?q=https://example.com',
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/somebody',
  'https://drive.google.com/file/d/1/view',
])('PRO-04 "%s" is no link to a film', (link) => {
  expect(videoOf(link)).toBeNull()
})
