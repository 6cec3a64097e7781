import type { ComponentType } from 'react'
import { AnswerTileSamples, GapTextSamples, TypedAnswerSamples } from './AnswerSamples.tsx'
import { ButtonPlayground, ButtonSamples, HamburgerSamples } from './ButtonSamples.tsx'
import { CheckboxSamples, RadioSamples, RatingSamples } from './ChoiceSamples.tsx'
import { DropdownSamples, MultiSelectSamples } from './DropdownSamples.tsx'
import { ImageSamples } from './ImageSamples.tsx'
import {
  AvatarSamples,
  CardSamples,
  ChipSamples,
  NotificationSamples,
  PagedListSamples,
  PlaceSamples,
  TableSamples,
  TabsSamples,
} from './ListSamples.tsx'
import { MathTextSamples } from './MathSamples.tsx'
import { AvailableTimeSamples, DateSamples, NumberSamples, TimeSamples } from './NumberSamples.tsx'
import { MenuSamples, ModalSamples, ToastSamples, TooltipSamples } from './OverlaySamples.tsx'
import { CountdownSamples, ScoreSamples, SortableSamples } from './QuizSamples.tsx'
import { RoomSamples } from './RoomSamples.tsx'
import { ColourSamples, IconSamples, NoticeSamples, StateSamples, StatusSamples } from './StateSamples.tsx'
import { PasswordSamples, TextareaSamples, TextInputPlayground, TextInputSamples } from './TextSamples.tsx'

export interface Exhibit {
  /** In the address and in the names of stored pictures. */
  readonly id: string
  readonly title: string
  readonly Samples: ComponentType
  /** The widget to try with controls beside it. */
  readonly Playground?: ComponentType
}

/** Every widget, in the order of the page (WID-02). */
export const GALLERY: readonly Exhibit[] = [
  { id: 'button', title: 'Button', Samples: ButtonSamples, Playground: ButtonPlayground },
  { id: 'hamburger', title: 'Hamburger', Samples: HamburgerSamples },
  { id: 'text-input', title: 'Text input', Samples: TextInputSamples, Playground: TextInputPlayground },
  { id: 'textarea', title: 'Textarea', Samples: TextareaSamples },
  { id: 'password', title: 'Password', Samples: PasswordSamples },
  { id: 'checkbox', title: 'Checkbox', Samples: CheckboxSamples },
  { id: 'radio', title: 'Radio', Samples: RadioSamples },
  { id: 'dropdown', title: 'Dropdown', Samples: DropdownSamples },
  { id: 'multi-select', title: 'Multi-select', Samples: MultiSelectSamples },
  { id: 'number', title: 'Number', Samples: NumberSamples },
  { id: 'date', title: 'Date', Samples: DateSamples },
  { id: 'time', title: 'Time', Samples: TimeSamples },
  { id: 'image-uploader', title: 'Image uploader', Samples: ImageSamples },
  { id: 'available-time', title: 'Available time', Samples: AvailableTimeSamples },
  { id: 'answer-tiles', title: 'Answer tiles', Samples: AnswerTileSamples },
  { id: 'gap-text', title: 'Text with gaps', Samples: GapTextSamples },
  { id: 'typed-answer', title: 'Typed answer', Samples: TypedAnswerSamples },
  { id: 'math', title: 'Text with formulas', Samples: MathTextSamples },
  { id: 'countdown', title: 'Countdown', Samples: CountdownSamples },
  { id: 'sortable', title: 'Sortable list', Samples: SortableSamples },
  { id: 'scores', title: 'Scores', Samples: ScoreSamples },
  { id: 'room', title: 'Game of many', Samples: RoomSamples },
  { id: 'rating', title: 'Rating', Samples: RatingSamples },
  { id: 'tabs', title: 'Tabs', Samples: TabsSamples },
  { id: 'modal', title: 'Modal', Samples: ModalSamples },
  { id: 'toast', title: 'Toast', Samples: ToastSamples },
  { id: 'tooltip', title: 'Tooltip', Samples: TooltipSamples },
  { id: 'menu', title: 'Menu', Samples: MenuSamples },
  { id: 'status', title: 'Status label', Samples: StatusSamples },
  { id: 'notice', title: 'Notice', Samples: NoticeSamples },
  { id: 'notification', title: 'Notification', Samples: NotificationSamples },
  { id: 'paged-list', title: 'Paged list', Samples: PagedListSamples },
  { id: 'table', title: 'Table', Samples: TableSamples },
  { id: 'places', title: 'Steps and places', Samples: PlaceSamples },
  { id: 'chip', title: 'Chip', Samples: ChipSamples },
  { id: 'card', title: 'Card', Samples: CardSamples },
  { id: 'avatar', title: 'Avatar', Samples: AvatarSamples },
  { id: 'states', title: 'States', Samples: StateSamples },
  { id: 'icons', title: 'Icons', Samples: IconSamples },
  { id: 'colours', title: 'Colours', Samples: ColourSamples },
]
