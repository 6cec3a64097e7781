/** A prompt on one line, without the numbers of its gaps. */
export function promptOnLine(prompt: string): string {
  return prompt
    .replaceAll(/\[\[\d{1,2}\]\]/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
