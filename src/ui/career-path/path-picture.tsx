import { chakra } from '@chakra-ui/react/styled-system'

/** A small path: begun, where nothing is yet; broken, where something failed. */
export const PathPicture = ({ kind }: { kind: 'begun' | 'broken' }) => (
  <chakra.svg
    aria-hidden
    viewBox="0 0 128 44"
    width="128px"
    height="44px"
    fill="none"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    color="accent"
    _rtl={{ transform: 'scaleX(-1)' }}
    css={{
      '& [data-part=ahead]': { stroke: 'var(--chakra-colors-border-strong)' },
      '& [data-part=here]': { stroke: 'currentColor' },
    }}
  >
    {kind === 'begun' ? (
      <path data-part="ahead" d="M16 32 H44 Q54 32 54 22 Q54 12 64 12 H72 M96 12 H124" />
    ) : (
      <>
        <path data-part="here" d="M16 32 H42" />
        <path data-part="ahead" d="M50 29 L64 14" strokeDasharray="6 7" />
        <path data-part="ahead" d="M68 12 H92 M116 12 H124" />
      </>
    )}
    <Rhombus x={10} filled />
    <Rhombus x={kind === 'begun' ? 84 : 104} y={12} />
  </chakra.svg>
)

const Rhombus = ({ x, y = 32, filled = false }: { x: number; y?: number; filled?: boolean }) => (
  <g transform={`rotate(45 ${x} ${y})`}>
    <chakra.rect
      x={x - 6.5}
      y={y - 6.5}
      width="13"
      height="13"
      rx="2"
      strokeWidth="2.5"
      fill={filled ? 'currentColor' : 'bg.surface'}
      stroke={filled ? 'currentColor' : 'border.control'}
    />
  </g>
)
