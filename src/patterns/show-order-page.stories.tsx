import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { ShowOrderPage } from './show-order-page.tsx'

const Bar = () => <AppBar kind="back" title={say('지표 고르기')} titleAs="p" backLabel={say('뒤로')} onBack={fn()} />

const meta = {
  title: 'Patterns/Show order',
  component: ShowOrderPage,
  args: { bar: <Bar />, label: '', rows: [], onChange: fn() },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
  render: ({ bar, onChange }) => (
    <ShowOrderPage
      bar={bar}
      lead={{ title: say('지표 고르기') }}
      label={say('지표')}
      rows={[
        { id: 'BW', name: say('체중'), shown: true },
        { id: 'BP', name: say('혈압'), shown: true },
        { id: 'BS', name: say('혈당'), shown: false },
      ]}
      onChange={onChange}
    />
  ),
} satisfies Meta<typeof ShowOrderPage>
export default meta

type Story = StoryObj<typeof meta>

export const Indicators: Story = {}
