declare module 'virtual:tokens.css'

declare module 'virtual:texts/pl' {
  export const texts: Readonly<
    Record<string, string | readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
  >
}

declare module 'virtual:texts/en' {
  export const texts: Readonly<
    Record<string, string | readonly import('@formatjs/icu-messageformat-parser').MessageFormatElement[]>
  >
}
