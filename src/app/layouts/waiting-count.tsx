import { lazy, Suspense, type ComponentType } from 'react'

const Loaded = lazy<ComponentType>(() =>
  // A frame is whole without the number: where its code does not arrive, the page stands.
  import('../../features/recruiter/outcomes/waiting-reviews').then(
    (module) => ({ default: module.WaitingReviews }),
    () => ({ default: () => null }),
  ),
)

/** How many answers wait for a reviewer, after the page. */
export const WaitingCount = () => (
  <Suspense>
    <Loaded />
  </Suspense>
)
