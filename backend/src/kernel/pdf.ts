import type PDFDocument from 'pdfkit'
import { BRAND_FONTS } from './brand-fonts.ts'

/** A document that is being written: the current font is the regular one. */
export type Pdf = typeof PDFDocument.prototype

export const PDF_FONTS = { regular: 'regular', bold: 'bold' } as const

export interface PdfFrame {
  readonly title: string
  readonly language: 'pl' | 'en'
  /** Stands at the foot of each page, before the page's number. */
  readonly footer: string
  /** Of the file's own date, so that the same document gives the same bytes. */
  readonly made_at: Date
}

const MARGIN = 56
const FOOT = 28

/**
 * An A4 document with embedded fonts that have the Polish letters, tagged with its language, with a footer and a number
 * on every page. The library is loaded on first use. @returns the bytes
 */
export async function writePdf(frame: PdfFrame, write: (pdf: Pdf) => void): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit')
  const pdf = new Document({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: frame.language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: frame.title, CreationDate: frame.made_at, ModDate: frame.made_at },
  })
  const parts: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  for (const [name, file] of Object.entries(BRAND_FONTS)) pdf.registerFont(name, file)
  pdf.font(PDF_FONTS.regular)
  write(pdf)
  numberPages(pdf, frame)
  pdf.end()
  return done
}

function numberPages(pdf: Pdf, { footer, language }: PdfFrame): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(start + at)
    const { width, height, margins } = pdf.page
    const y = height - MARGIN
    // writing below the text's own margin would begin another page
    margins.bottom = 0
    const page = language === 'pl' ? `strona ${at + 1} z ${count}` : `page ${at + 1} of ${count}`
    const across = { width: width - 2 * MARGIN, lineBreak: false }
    pdf.font(PDF_FONTS.regular).fontSize(8.5).fillColor('#555555')
    pdf.text(footer, MARGIN, y, { ...across, align: 'left' })
    pdf.text(page, MARGIN, y, { ...across, align: 'right' })
    margins.bottom = MARGIN + FOOT
  }
}
