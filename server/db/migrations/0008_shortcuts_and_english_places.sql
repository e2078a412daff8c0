CREATE TABLE "shell_releases" (
	"os_type" text PRIMARY KEY NOT NULL,
	"update_ver" text NOT NULL,
	"force_yn" text DEFAULT 'N' NOT NULL,
	"store_url" text NOT NULL,
	"contents" text,
	"contents_eng" text
);
--> statement-breakpoint
CREATE TABLE "member_shortcuts" (
	"hc_id" text NOT NULL,
	"menu_id" text NOT NULL,
	"order_seq" integer NOT NULL,
	CONSTRAINT "member_shortcuts_hc_id_menu_id_pk" PRIMARY KEY("hc_id","menu_id")
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "restaurant_desc_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_shortcuts" ADD CONSTRAINT "member_shortcuts_hc_id_members_hc_id_fk" FOREIGN KEY ("hc_id") REFERENCES "public"."members"("hc_id") ON DELETE cascade ON UPDATE no action;