import { Component, type ReactNode } from 'react'
import { raiseFault } from '../../lib/fault-signals'

interface GlobalErrorProps {
  /** What is shown when even the frame of the application broke. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * The last boundary: what no route caught ends here. React itself reports the error on the console.
 */
export class GlobalError extends Component<GlobalErrorProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    raiseFault(error)
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
