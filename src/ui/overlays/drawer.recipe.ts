import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A sheet at the start edge, as high as the window. */
export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      bg: 'rgba(6, 30, 40, 0.5)',
      _open: { animation: 'fade 160ms' },
    },
    positioner: { position: 'fixed', inset: '0', zIndex: 'overlay' },
    content: {
      width: 'min(288px, 86vw)',
      height: 'full',
      overflowY: 'auto',
      display: 'flex',
      flexDirection: 'column',
      padding: '3',
      bg: 'bg.page',
      borderInlineEnd: '1px solid {colors.border}',
      outline: 'none',
      _open: { animation: 'fade 160ms' },
    },
  },
})
