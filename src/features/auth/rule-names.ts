/** The rules of section 5 by name; `auth:rule.<name>` is the sentence a person reads. */
export type RuleName =
  | 'required'
  | 'email'
  | 'mobile'
  | 'name'
  | 'address'
  | 'password'
  | 'passwordsDiffer'
  | 'terms'
  | 'code'
