import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import Footprints from 'lucide-react/icons/footprints'
import { Banner } from './banner.tsx'

const meta = {
  title: 'Widgets/Banner',
  component: Banner,
  args: {
    label: '안내',
    icon: Footprints,
    title: '가을 걷기 챌린지가 열렸어요',
    text: '11월 30일까지 참여할 수 있어요',
  },
} satisfies Meta<typeof Banner>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Closable: Story = { args: { closeLabel: '안내 닫기', onClose: fn() } }

export const TitleOnly: Story = { args: { text: undefined } }

/** Its words are a link that reaches over all of it but the close button. */
export const Leading: Story = { args: { render: <a href="#banner">link</a>, closeLabel: '안내 닫기', onClose: fn() } }
