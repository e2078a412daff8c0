ALTER TABLE "event_members" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "event_members" ADD COLUMN "draft_no" integer DEFAULT 0 NOT NULL;