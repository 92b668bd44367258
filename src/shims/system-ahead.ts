// Stands in for src/ui/theme/system.ts in what is built (scripts/lib/theme-ahead.ts): the theme's
// rules and variables are made already.
import './theme.css'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { baseConfig } from '../ui/theme/base-config'
import { breakpoints } from '../ui/theme/breakpoints'
import { textStyles } from '../ui/theme/text-styles'

export const system = createSystem(
  baseConfig,
  defineConfig({ preflight: false, theme: { breakpoints, textStyles } }),
)
