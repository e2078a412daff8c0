ALTER TABLE "device_links" ADD COLUMN "mac_address" text;--> statement-breakpoint
ALTER TABLE "device_links" ADD COLUMN "device_name" text;