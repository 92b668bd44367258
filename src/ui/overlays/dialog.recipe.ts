import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/**
 * A dialog in the middle of the page, its buttons always in sight. It moves only while it is open:
 * what still had an animation when it closes would be waited for until that ends.
 */
export const dialogRecipe = defineSlotRecipe({
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'closeTrigger',
    'body',
    'description',
    'footer',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'rgba(6, 30, 40, 0.5)',
      _open: { animation: 'fade 160ms' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      padding: '4',
    },
    content: {
      margin: 'auto',
      maxWidth: 'full',
      maxHeight: 'full',
      overflow: 'auto',
      // What gets the focus is not left under the buttons.
      scrollPaddingBlockEnd: '140px',
      padding: '6',
      bg: 'bg.raised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'float',
      boxShadow: 'float',
      outline: 'none',
      _open: { animation: 'enter 240ms cubic-bezier(.2,0,0,1)' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
    },
    title: { textStyle: 'h2' },
    closeTrigger: { margin: '-2', marginInlineStart: '0' },
    body: { marginBlockStart: '3' },
    description: { color: 'fg.muted', '& > p + p': { marginBlockStart: '2' } },
    footer: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '2',
      // A dialog that is longer than its window is moved under its buttons.
      position: 'sticky',
      insetBlockEnd: '-6',
      marginBlockStart: '4',
      marginBlockEnd: '-6',
      marginInline: '-6',
      paddingBlockStart: '2',
      paddingBlockEnd: '6',
      paddingInline: '6',
      bg: 'bg.raised',
      boxShadow: '0 -8px 8px -4px {colors.bg.raised}',
    },
  },
})
