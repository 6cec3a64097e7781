import { transferCode, transferTitle } from '@kredka/contracts/payments/transfer'
import jsqr from 'jsqr'
import { encode } from 'uqr'

/** Pixels of one module of the code: about what a phone's screen gives it. */
const SCALE = 4

/** What a camera reads from the code, drawn in pixels as the page draws it: level M, four modules of white around. */
function readBack(text: string): string | undefined {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const width = size * SCALE
  const pixels = new Uint8ClampedArray(width * width * 4)
  for (let at = 0; at < width * width; at += 1) {
    const dark = data[Math.floor(at / width / SCALE)]?.[Math.floor((at % width) / SCALE)] === true
    pixels.fill(dark ? 0 : 255, at * 4, at * 4 + 3)
    pixels[at * 4 + 3] = 255
  }
  return jsqr.default(pixels, width, width)?.data
}

const account = '61109010140000071219812874'
const title = transferTitle('01k9x3mzv7e5s8k2m4n6p8r0st', '2026-11-05')

test.each([
  ['an everyday amount', { recipient: 'Anna Kowalska', account, amount: 8050, title }],
  ['Polish letters', { recipient: 'Żaneta Źdźbło-Gęśl', account, amount: 12_000, title }],
  ['the least', { recipient: 'Ó', account, amount: 1, title }],
  ['the most', { recipient: 'ŻÓŁĆ'.repeat(9), account, amount: 99_999_999, title: 'ąćęłńóśźż '.repeat(9) }],
])('PAY-01 the transfer code of %s is read back from its picture, letter for letter', (_, transfer) => {
  const code = transferCode(transfer)
  expect(readBack(code)).toBe(code)
})
