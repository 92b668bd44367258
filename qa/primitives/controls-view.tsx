import { chakra } from '@chakra-ui/react/styled-system'
import Download from 'lucide-react/icons/download'
import { useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '../../src/ui/button'
import { CheckboxField, RadioGroupField, SwitchField } from '../../src/ui/fields/choice-field'
import { CodeField } from '../../src/ui/fields/code-field'
import { EmiratesIdField } from '../../src/ui/fields/emirates-id-field'
import { Icon } from '../../src/ui/icons'
import { PasswordField } from '../../src/ui/fields/password-field'
import { PhoneField } from '../../src/ui/fields/phone-field'
import { SelectField } from '../../src/ui/fields/select-field'
import { TextAreaField } from '../../src/ui/fields/text-area-field'
import { TextField } from '../../src/ui/fields/text-field'
import type { GalleryWords } from './words-en'

const Row = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
    {children}
  </chakra.div>
)

export const ButtonsView = ({ t }: { t: GalleryWords }) => {
  const icon = <Icon of={Download} />
  const rows: { variant: ButtonVariant; rest: string; busy: string; icon?: ReactNode }[] = [
    { variant: 'primary', rest: t.save, busy: t.saving },
    { variant: 'secondary', rest: t.download, busy: '64%', icon },
    { variant: 'subtle', rest: t.clear, busy: t.clearing },
    { variant: 'danger', rest: t.decline, busy: t.declining },
  ]
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      {rows.map((row) => (
        <Row key={row.variant}>
          <Button size="sm" variant={row.variant} icon={row.icon}>
            {row.rest}
          </Button>
          <Button size="sm" variant={row.variant} loading loadingLabel={row.busy}>
            {row.rest}
          </Button>
          <Button size="sm" variant={row.variant} icon={row.icon} disabled>
            {row.rest}
          </Button>
        </Row>
      ))}
      <Row>
        <Button size="lg">48</Button>
        <Button>44</Button>
        <Button size="sm">36</Button>
        <Button size="xs">28</Button>
      </Row>
    </chakra.div>
  )
}

export const FieldsView = ({ t }: { t: GalleryWords }) => {
  const [mobile, setMobile] = useState('+9715076')
  const [id, setId] = useState('784199912345')
  const [code, setCode] = useState('407')
  const [mode, setMode] = useState<'on_site' | 'online' | null>('on_site')
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap="5"
      alignItems="start"
    >
      <TextField label={t.fullName} defaultValue={t.name} />
      <PhoneField label={t.mobile} value={mobile} onValueChange={setMobile} />
      <EmiratesIdField label={t.emiratesId} value={id} onValueChange={setId} error={t.idError} />
      <TextField
        label={t.email}
        type="email"
        defaultValue="noura.alzaabi@example.ae"
        disabled
        hint={t.emailHint}
      />
      <chakra.div gridColumn={{ md: 'span 2' }}>
        <TextAreaField label={t.description} defaultValue={t.descriptionText} counter={t.counter} />
      </chakra.div>
      <PasswordField
        label={t.password}
        defaultValue="1234"
        error={t.passwordError}
        showLabel={t.show}
        hideLabel={t.hide}
      />
      <CodeField label={t.code} hint={t.codeHint} value={code} onValueChange={setCode} />
      <PasswordField
        label={t.password}
        showLabel={t.show}
        hideLabel={t.hide}
        metLabel={t.met}
        rules={t.rules.map((label, at) => ({ label, met: at < 3 }))}
      />
      <SelectField
        label={t.city}
        placeholder={t.cityChoose}
        options={t.cities.map((label) => ({ value: label, label }))}
      />
      <chakra.div gridColumn={{ md: 'span 2' }}>
        <Row>
          <CheckboxField label={t.laptop} defaultChecked />
          <CheckboxField label={t.wifi} />
          <SwitchField label={t.auto} defaultChecked />
          <SwitchField label={t.off} />
        </Row>
        <RadioGroupField
          legend={t.mode}
          name="mode"
          inline
          value={mode}
          onValueChange={setMode}
          options={[
            { value: 'on_site', label: t.onSite },
            { value: 'online', label: t.online },
          ]}
        />
      </chakra.div>
    </chakra.div>
  )
}
