import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { say } from '#src/gallery/say.ts'
import { AppBar } from '#src/ui/app-bar/app-bar.tsx'
import { PendingPage } from './pending-page.tsx'

const Bar = () => <AppBar kind="back" title={say('체중')} titleAs="h1" backLabel={say('뒤로')} onBack={fn()} />

const meta = {
  title: 'Patterns/Pending',
  component: PendingPage,
  args: { bar: <Bar />, label: '불러오는 중이에요', shape: 'list' },
  tags: ['over-page'],
  parameters: { page: true, docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof PendingPage>
export default meta

type Story = StoryObj<typeof meta>

export const List: Story = {}
export const Hub: Story = { args: { shape: 'hub' } }
export const Menu: Story = { args: { shape: 'menu' } }
export const Detail: Story = { args: { shape: 'detail' } }
export const GraphOverTime: Story = { args: { shape: 'graph' } }
export const RecordForm: Story = { args: { shape: 'form' } }
export const Flow: Story = { args: { shape: 'flow' } }
export const Survey: Story = { args: { shape: 'survey' } }
export const Result: Story = { args: { shape: 'result' } }
