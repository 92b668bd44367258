import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { sideScrollCss } from './use-side-scroll'

const slots = ['root', 'list', 'trigger', 'content']
const trigger = {
  flexShrink: '0',
  minHeight: '44px',
  paddingInline: '4',
  textStyle: 'smallMedium',
  color: 'fg.muted',
  cursor: 'pointer',
  borderBlockEnd: '3px solid transparent',
  _hover: { color: 'fg' },
  _selected: { color: 'fg', fontWeight: '600', borderBlockEndColor: 'accent' },
  _focusVisible: { outlineOffset: '-2px' },
}
const content = { paddingBlockStart: '4' }

/** One row, which moves sideways where it is longer than the page is wide. */
export const tabsRecipe = defineSlotRecipe({
  slots,
  base: {
    list: { display: 'flex', borderBlockEnd: '1px solid {colors.border}', ...sideScrollCss },
    trigger,
    content,
  },
})

/** Rows below each other. */
export const tabRowsRecipe = defineSlotRecipe({
  slots,
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    },
    // A name of two lines keeps clear of the line under it.
    trigger: { ...trigger, paddingBlock: '1.5', borderBlockEndColor: 'border' },
    content,
  },
})
