/** The name of a module in every form in which files write it, by the form in which the templates do. */
export function formsOf(name: string): ReadonlyMap<string, string> {
  const parts = name.split('-')
  const pascal = parts.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join('')
  return new Map([
    ['sketch-book', name],
    ['sketch_book', parts.join('_')],
    ['SKETCH_BOOK', parts.join('_').toUpperCase()],
    ['sketchbook', parts.join('')],
    ['sketchBook', pascal.slice(0, 1).toLowerCase() + pascal.slice(1)],
    ['SketchBook', pascal],
  ])
}

/** A text or path of the templates, for this module. */
export function replaceWords(text: string, forms: ReadonlyMap<string, string>): string {
  return text.replaceAll(/sketch-book|sketch_book|SKETCH_BOOK|sketchbook|sketchBook|SketchBook/g, (word) => {
    return forms.get(word) ?? word
  })
}
