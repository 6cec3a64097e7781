import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { IconName } from '../../ui/icons/icons.ts'
import { TOOLS, type Tool } from '../drawing.ts'
import classes from './editor.module.css'

const ICONS: Readonly<Record<Tool, IconName>> = {
  wall: 'edit',
  food: 'heart',
  start: 'play',
  erase: 'trash',
  move: 'grip',
}
const ZOOM_MAX = 3

interface Props {
  readonly tool: Tool
  readonly zoom: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onTool: (tool: Tool) => void
  readonly onZoom: (zoom: number) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

/** What is drawn with, and what takes it back. */
export function EditorTools({ tool, zoom, canUndo, canRedo, onTool, onZoom, onUndo, onRedo }: Props) {
  const t = useText()
  return (
    <div className={classes.tools}>
      <fieldset className={classes.group}>
        <legend className="visually-hidden">{t('levels.tools')}</legend>
        {TOOLS.map((one, n) => (
          <label key={one} className={classes.tool} data-chosen={one === tool || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name="tool"
              checked={one === tool}
              onChange={() => onTool(one)}
            />
            <Icon name={ICONS[one]} size={18} />
            <span>{t(`levels.tool_${one}`)}</span>
            <kbd>{n + 1}</kbd>
          </label>
        ))}
      </fieldset>
      <div className={classes.group}>
        <Button size="small" icon="arrow-left" disabled={!canUndo} onClick={onUndo}>
          {t('levels.undo')}
        </Button>
        <Button size="small" icon="arrow-right" disabled={!canRedo} onClick={onRedo}>
          {t('levels.redo')}
        </Button>
        <Button
          size="small"
          icon="minus"
          label={t('levels.smaller')}
          disabled={zoom === 1}
          onClick={() => onZoom(Math.max(1, zoom - 1))}
        />
        <Button
          size="small"
          icon="plus"
          label={t('levels.larger')}
          disabled={zoom === ZOOM_MAX}
          onClick={() => onZoom(Math.min(ZOOM_MAX, zoom + 1))}
        />
      </div>
    </div>
  )
}
