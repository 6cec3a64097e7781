import type { OnlineTool } from '@kredka/contracts/settings/rules'

/** Names of online tools, the same in every language. */
export const TOOL_NAMES: Readonly<Record<OnlineTool, string>> = {
  skype: 'Skype',
  google_meet: 'Google Meet',
  zoom: 'Zoom',
}
