export { ShortFigures } from './components/ShortFigures.tsx'
