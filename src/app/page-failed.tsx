import { lazyRouteComponent, type ErrorComponentProps } from '@tanstack/react-router'
import { isMissingChunk, MissingChunk } from './missing-chunk'

// Rarely seen, so in a chunk of its own; that a chunk is missing is told without one.
const RouteError = lazyRouteComponent(() => import('./route-error'), 'RouteError')

/** A page that could not be shown: its code did not arrive, its first data did not, or it broke. */
export const PageFailed = (props: ErrorComponentProps) =>
  isMissingChunk(props.error) ? <MissingChunk /> : <RouteError {...props} />
