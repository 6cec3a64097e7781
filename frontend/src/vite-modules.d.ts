declare module 'virtual:tokens.css'

declare module 'virtual:texts/*' {
  export const texts: Readonly<
    Record<string, string | readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
  >
}
