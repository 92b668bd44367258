import { useMutation } from '@tanstack/react-query'
import DownloadIcon from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../api/file-address'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { download as save } from '../../../lib/download'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'

const formats = ['csv', 'xlsx'] as const
type Format = (typeof formats)[number]

/** Answers where everything that fits the filters, in this order, is served as a file. */
export type Download = (format: Format) => Promise<string>

interface DownloadButtonsProps {
  download: Download
  /** Said where the file was not made. */
  notSaved?: string | undefined
}

/** A list as a file, in either format. */
export const DownloadButtons = ({ download, notSaved }: DownloadButtonsProps) => (
  <>
    {formats.map((format) => (
      <DownloadButton key={format} format={format} download={download} notSaved={notSaved} />
    ))}
  </>
)

const DownloadButton = ({
  format,
  download,
  notSaved,
}: DownloadButtonsProps & { format: Format }) => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorMessage()
  const saving = useMutation({
    mutationFn: async () => save(fileAddress(await download(format))),
    onError: (error) =>
      notify.error({
        title: notSaved ?? t('list.downloadFailed'),
        body: sentence(error),
        action: { label: t('list.retry'), run: () => saving.mutate() },
      }),
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon of={DownloadIcon} />}
      loading={saving.isPending}
      loadingLabel={t('list.downloading')}
      onClick={() => saving.mutate()}
    >
      {t(`list.download.${format}`)}
    </Button>
  )
}
