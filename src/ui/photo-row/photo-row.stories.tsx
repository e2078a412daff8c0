import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FocusIn } from '#src/gallery/focus-in.tsx'
import { pictureAddress } from '#src/gallery/picture.ts'
import { say } from '#src/gallery/say.ts'
import { PhotoRow } from './photo-row.tsx'

const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ key: String(at), url: '' }))

const meta = {
  title: 'Widgets/Photo row',
  component: PhotoRow,
  args: { label: '사진', photos: [], max: 3, onAdd: fn(), onRemove: fn() },
  // Drawn when it is shown: there is no canvas before.
  render: (args) => (
    <PhotoRow
      {...args}
      photos={args.photos.map(({ key }) => ({ key, url: pictureAddress() }))}
      label={say(args.label)}
      help={args.help ? say(String(args.help)) : undefined}
      error={args.error ? say(String(args.error)) : undefined}
    />
  ),
} satisfies Meta<typeof PhotoRow>
export default meta

type Story = StoryObj<typeof meta>

export const None: Story = { args: { help: '사진은 3장까지 보낼 수 있어요' } }

export const TwoOfThree: Story = { args: { photos: photos(2) } }

/** No place asks for another one. */
export const Full: Story = { args: { photos: photos(3) } }

export const Preparing: Story = { args: { photos: photos(1), preparing: 1 } }

export const Refused: Story = { args: { photos: photos(1), error: '열 수 없는 사진이에요' } }

export const Focused: Story = {
  args: { photos: photos(1) },
  decorators: [
    (Story) => (
      <FocusIn>
        <Story />
      </FocusIn>
    ),
  ],
}
