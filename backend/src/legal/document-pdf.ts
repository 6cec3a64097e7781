import type { LegalBlock, LegalDocument } from '@kredka/contracts/legal/document'
import { formatDate } from '../kernel/format-date.ts'
import { PDF_FONTS, type Pdf, writePdf } from '../kernel/pdf.ts'
import { sayIn } from '../kernel/texts.ts'
import type texts from './legal.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const INK = '#1d1f2b'
const SOFT = '#555a66'
const BODY = 10.5

/**
 * A legal document on paper: title, date in force, numbered parts; the parts stand in the file's outline too (LGL-01).
 */
export function legalPdf(document: LegalDocument, language: 'pl' | 'en', brand: string): Promise<Uint8Array> {
  const { title, version, sections } = document
  const footer = `${brand} · ${title} · ${version}`
  return writePdf({ title: `${title} – ${brand}`, language, footer, made_at: new Date(version) }, (pdf) => {
    pdf.font(PDF_FONTS.bold).fontSize(13).fillColor(SOFT).text(brand)
    pdf.fontSize(24).fillColor(INK).text(title)
    pdf.font(PDF_FONTS.regular).fontSize(BODY).fillColor(SOFT)
    pdf.text(sayIn(language)('legal.in_force', { date: formatDate(version, 'long', language, 'UTC') }))
    for (const [at, { heading, blocks }] of sections.entries()) {
      const numbered = `${at + 1}. ${heading}`
      pdf.outline.addItem(numbered)
      heading2(pdf, numbered)
      for (const block of blocks) writeBlock(pdf, block)
    }
  })
}

function heading2(pdf: Pdf, text: string): void {
  pdf.moveDown(1.2)
  // a heading stays with the first lines of its part
  if (pdf.y > pdf.page.height - 150) pdf.addPage()
  pdf.font(PDF_FONTS.bold).fontSize(13.5).fillColor(INK).text(text)
}

function writeBlock(pdf: Pdf, block: LegalBlock): void {
  pdf.moveDown(0.55).font(PDF_FONTS.regular).fontSize(BODY).fillColor(INK)
  if (typeof block === 'string') pdf.text(block, { lineGap: 2.5 })
  else if ('list' in block) {
    pdf.list([...block.list], { bulletRadius: 1.6, textIndent: 14, lineGap: 2.5 })
  } else {
    for (const { term, text } of block.terms) {
      pdf.font(PDF_FONTS.bold).text(`${term}: `, { continued: true, lineGap: 2.5 })
      pdf.font(PDF_FONTS.regular).text(text, { lineGap: 2.5 }).moveDown(0.3)
    }
  }
}
