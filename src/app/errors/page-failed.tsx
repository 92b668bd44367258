import { lazyRouteComponent, type ErrorComponentProps } from '@tanstack/react-router'
import { isMissingChunk, MissingChunk } from './missing-chunk'

// This page is rarely needed, so it has its own chunk. The page about a missing chunk needs none.
const RouteError = lazyRouteComponent(() => import('./route-error'), 'RouteError')

/** A page that could not be shown: its code did not arrive, its first data did not, or it broke. */
export const PageFailed = (props: ErrorComponentProps) =>
  isMissingChunk(props.error) ? <MissingChunk /> : <RouteError {...props} />
