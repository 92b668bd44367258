import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { baseConfig } from './base-config'
import { breakpoints } from './breakpoints'
import { globalCss } from './global-css'
import { textStyles } from './text-styles'
import { semanticTokens, tokens } from './tokens'

const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: '0.55' } },
  enter: { from: { opacity: '0', transform: 'translateY(6px)' } },
  fade: { from: { opacity: '0' } },
  shrink: { from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } },
  lengthen: { from: { transform: 'scaleX(0)' } },
}

/** Chakra's engine with the product's own tokens, styles and utilities. */
export const system = createSystem(
  baseConfig,
  defineConfig({
    preflight: true,
    globalCss,
    theme: { breakpoints, keyframes, tokens, semanticTokens, textStyles },
  }),
)
