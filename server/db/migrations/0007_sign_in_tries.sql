CREATE TABLE "sign_in_tries" (
	"username" text NOT NULL,
	"address" text NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_tries_username_address_pk" PRIMARY KEY("username","address")
);
