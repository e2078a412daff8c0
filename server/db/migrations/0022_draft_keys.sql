CREATE TABLE "draft_keys" (
	"hc_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "draft_keys_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;