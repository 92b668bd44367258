/** Gives the focus to the first wrong field of a form, in the order they stand on the page. */
export function focusFirstWrong(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid=true]')?.focus()
}
