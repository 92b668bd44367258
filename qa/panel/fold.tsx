import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  count?: number
  isOpen?: boolean
  children: ReactNode[]
}

/** A list under a heading that opens and closes. */
export const Fold = ({ title, count, isOpen = false, children }: FoldProps) => (
  <details open={isOpen}>
    <summary>
      <h3>{title}</h3>
      <span className="count">{count ?? children.length}</span>
    </summary>
    {children.length === 0 ? <p className="empty">Nothing.</p> : <ul>{children}</ul>}
  </details>
)
