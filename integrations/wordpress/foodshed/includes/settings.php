<?php
/**
 * What an administrator chose once for the whole site.
 *
 * @package Foodshed
 */

namespace Foodshed;

const OPTION = 'foodshed_settings';

add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_settings' );

/** The settings, each with its default. */
function settings(): array {
	$defaults = array(
		'address'  => '',
		'network'  => '',
		'language' => '',
		'theme'    => '',
	);
	$stored   = get_option( OPTION, array() );
	return array_merge( $defaults, array_intersect_key( is_array( $stored ) ? $stored : array(), $defaults ) );
}

/** Registers the option with the function that judges its values. */
function register_settings(): void {
	register_setting(
		'foodshed',
		OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => __NAMESPACE__ . '\clean_settings',
			'default'           => array(),
		)
	);
}

/**
 * Keeps only settings that there are, and only values that they can have. An address that cannot be one leaves the present one.
 *
 * @param mixed $given What the form sent.
 */
function clean_settings( $given ): array {
	$given  = is_array( $given ) ? array_filter( $given, 'is_string' ) : array();
	$shared = shared_attributes();
	$clean  = array();
	foreach ( array( 'network', 'theme' ) as $name ) {
		$type           = 'network' === $name ? array( 'type' => 'network' ) : $shared[ $name ];
		$clean[ $name ] = clean_value( $type, trim( $given[ $name ] ?? '' ) );
	}
	$clean['language'] = clean_value( $shared['lang'], $given['language'] ?? '' );
	$address           = clean_address( $given['address'] ?? '' );
	if ( null === $address ) {
		complain( 'address', __( 'The address must begin with https:// and hold nothing after the name of the site, such as https://foodshed.example.', 'foodshed' ) );
		$address = settings()['address'];
	} elseif ( '' !== $address && settings()['address'] !== $address && ! answers( $address ) ) {
		complain( 'silent', __( 'The address was saved, but no Foodshed answers there at present.', 'foodshed' ), 'warning' );
	}
	$clean['address'] = $address;
	return $clean;
}

/**
 * Shows a message above the form. The option is also written where there is no form.
 *
 * @param string $code    Tells messages apart.
 * @param string $message For the administrator.
 * @param string $type    `error` or `warning`.
 */
function complain( string $code, string $message, string $type = 'error' ): void {
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( OPTION, "foodshed-$code", $message, $type );
	}
}

/**
 * The origin of an address; null where it is none. Only a site on this machine may be without encryption.
 *
 * @param string $given What was typed.
 */
function clean_address( string $given ): ?string {
	$given = trim( $given );
	if ( '' === $given ) {
		return '';
	}
	$pattern = '#^(https://[a-z0-9.-]+(:\d{1,5})?|http://(localhost|127\.0\.0\.1)(:\d{1,5})?)/?$#i';
	return preg_match( $pattern, $given, $parts ) ? strtolower( $parts[1] ) : null;
}

/**
 * Whether a Foodshed answers at this address.
 *
 * @param string $address An origin.
 */
function answers( string $address ): bool {
	$answer = wp_remote_get( "$address/embed/versions.json", array( 'timeout' => 5 ) );
	return 200 === wp_remote_retrieve_response_code( $answer ) && null !== json_decode( wp_remote_retrieve_body( $answer ) );
}
