import * as z from 'zod/mini'
import { descriptionLimits, isWebsite } from '../../../../machines/shared/fields'
import { cleanLine } from '../../../../machines/shared/line'
import { blockField, companyNameField, filled, lineField, rule } from '../../../forms/field-rules'
import { westernDigits } from '../../../lib/digits'

/**
 * An http or https address with a dot in its host; people leave the scheme out, so it is put before
 * what has none.
 */
function toWebsite(typed: string): string {
  const text = cleanLine(typed)
  return text === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
}

export const companyForm = z.object({
  company_name: companyNameField,
  company_size: z.string().check(
    z.overwrite((typed) => westernDigits(typed).trim()),
    filled,
    z.regex(/^0*[1-9]\d{0,6}$/, rule('onboarding:rule.companySize')),
  ),
  company_industry: z.string().check(z.minLength(1, rule('onboarding:rule.industry'))),
  company_location: lineField,
  company_website: z
    .string()
    .check(
      z.refine(
        (typed) => toWebsite(typed) === '' || isWebsite(toWebsite(typed)),
        rule('onboarding:rule.website'),
      ),
    ),
  company_description: blockField.check(
    z.minLength(descriptionLimits.least, rule('onboarding:rule.description')),
    z.maxLength(descriptionLimits.most, rule('onboarding:rule.description')),
  ),
})

export type CompanyForm = z.infer<typeof companyForm>

/** The details as the contract takes them, without the logo, which is uploaded separately. */
export function toCompanyDetails(form: CompanyForm) {
  const website = toWebsite(form.company_website)
  return {
    company_name: form.company_name,
    company_size: Number(form.company_size),
    company_industry: form.company_industry,
    company_location: form.company_location,
    company_website: website === '' ? null : website,
    company_description: form.company_description,
  }
}
